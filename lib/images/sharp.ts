import sharp from 'sharp'

/**
 * Sharp without its memory of past operations, which is 50 MB large and of no use here: no image is made twice, because
 * what is made of it is stored.
 */
sharp.cache(false)

export default sharp
export type { Metadata } from 'sharp'
