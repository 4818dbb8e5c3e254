/**
 * Loaded into a process that a script starts: ends it when the channel to the script is gone, which it may be by now. The
 * channel itself keeps nothing alive. What the process starts in its turn inherits the options of Node, and needs its
 * channel, so it does not inherit the variable.
 */
if (process.env.ENDS_WITH_PARENT) {
  delete process.env.ENDS_WITH_PARENT
  if (!process.connected) process.exit()
  process.on('disconnect', () => process.exit())
  process.channel?.unref()
}
