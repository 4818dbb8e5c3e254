import type sharpPackage from 'sharp'

// Required and not imported: Node 20.9 cannot read what sharp has for `import`, which names the types of its JSON files.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
const sharp = require('sharp') as typeof sharpPackage

/**
 * Sharp without its memory of past operations, which is 50 MB large and of no use here: no image is made twice, because
 * what is made of it is stored.
 */
sharp.cache(false)

export default sharp
export type { Metadata } from 'sharp'
