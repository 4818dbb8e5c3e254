'use client'

import './globals.css'

/** Last resort when the layout itself fails: no server messages are available, so it shows both languages. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Error · Fout</title>
        <meta name="robots" content="noindex" />
        <main className="shell grid min-h-dvh content-center justify-items-start gap-4">
          <h1>This page could not be shown</h1>
          <p>Something went wrong on our side. Please try again in a moment.</p>
          <p lang="af">
            Hierdie bladsy kon nie gewys word nie. Iets het aan ons kant skeefgeloop. Probeer asseblief oor ’n
            oomblik weer.
          </p>
          <button
            type="button"
            onClick={() => retry()}
            className="min-h-12 rounded-full bg-vine px-6 font-semibold text-on-vine"
          >
            Try again · <span lang="af">Probeer weer</span>
          </button>
        </main>
      </body>
    </html>
  )
}
