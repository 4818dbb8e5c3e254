/** Where the embedded backend delivers mail: a folder, one page a mail, to be opened in a browser. */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An address with only the characters that a file name may have. */
const safe = (address) => address.toLowerCase().replace(/[^\w.@+-]/g, '_')

/** The e-mail driver of @supabase/lite. The text part is left out: its template, and so its link, is the package's own. */
export class Mailbox {
  constructor(folder) {
    this.folder = folder
  }

  async send({ to, subject, html }) {
    const time = new Date().toISOString().replace(/[:.]/g, '-')
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    await writeFile(join(this.folder, `${time} ${safe(to)}.html`), `<!-- ${subject} -->\n${html}`, {
      mode: 0o600,
    })
  }
}

/** The newest mail in the folder to an address, as HTML; undefined where there is none. */
export async function newestMail(folder, to) {
  const names = await readdir(folder).catch(() => [])
  const name = names
    .filter((one) => one.endsWith(` ${safe(to)}.html`))
    .sort()
    .at(-1)
  return name && readFile(join(folder, name), 'utf8')
}

/** The token in a mailed link for a new password; undefined where there is none. */
export const tokenIn = (mail) => /token_hash=([\w-]+)/.exec(mail ?? '')?.[1]
