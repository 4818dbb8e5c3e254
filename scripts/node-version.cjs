/**
 * Loaded before each script of package.json: ends it with a sentence on a Node older than `engines` in package.json names,
 * which could not even read it. Written so that every Node can read this file.
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an old Node knows nothing else here
const { engines } = require('../package.json')

const [major, minor] = engines.node.match(/\d+/g).map(Number)
const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
if (haveMajor < major || (haveMajor === major && haveMinor < minor)) {
  process.stderr.write(
    `\n✗ Node ${major}.${minor} or newer is needed, and 24 advised; this is Node ${process.versions.node}. See https://nodejs.org\n`,
  )
  process.exit(1)
}
