/**
 * Loaded into a process that a script starts: ends it when the channel to the script is gone. The channel itself keeps
 * nothing alive. What the process starts in its turn inherits the options of Node, and needs its channel.
 */
if (Number(process.env.SCRIPT_PID) === process.ppid) {
  process.on('disconnect', () => process.exit())
  process.channel?.unref()
}
