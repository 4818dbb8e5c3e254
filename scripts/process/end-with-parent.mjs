/**
 * Loaded into a process that a script starts: ends it when the channel to the script closes, or has closed already. The
 * channel does not keep it alive. The variable is deleted, because further child processes inherit Node's options, and
 * need their own channels.
 */
if (process.env.ENDS_WITH_PARENT) {
  delete process.env.ENDS_WITH_PARENT
  if (!process.connected) process.exit()
  process.on('disconnect', () => process.exit())
  process.channel?.unref()
}
