/** What every host lets through in one request, in bytes: Vercel takes 4.5 MB, headers and all. */
const FITS = 4_400_000

/** As wide as the site keeps a picture, in pixels. */
const WIDEST = 2000

/** A photograph stays JPEG; what may be seen through becomes WebP, or PNG where a browser writes no WebP. */
const madeAs: Record<string, string> = { 'image/jpeg': 'image/jpeg', 'image/png': 'image/webp' }

/**
 * A picture as it can be sent: as it is up to 4.4 MB, a larger JPEG or PNG made anew at most 2000 pixels wide. WebP and
 * GIF may move, and go as they are, like anything that cannot be read here: the site says what is wrong with it.
 */
export async function fitPicture(file: File): Promise<Blob> {
  const kind = madeAs[file.type]
  if (file.size <= FITS || !kind) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = Math.min(bitmap.width, WIDEST)
    canvas.height = Math.round((bitmap.height * canvas.width) / bitmap.width)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, 0.92))
    return made && made.size < file.size ? made : file
  } catch {
    return file
  }
}
