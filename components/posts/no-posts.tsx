import type { Route } from 'next'
import Link from 'next/link'

/** A search that found nothing: the sentence that says so, and the way back to the whole list. */
export function NoPosts({
  text,
  link,
}: {
  /** Left out where the sentence stands already. */
  text?: string
  link: { readonly text: string; readonly address: Route; readonly onClick?: () => void }
}) {
  return (
    <div>
      {text && <p className="text-quiet">{text}</p>}
      <p className="mt-5">
        <Link
          href={link.address}
          onClick={link.onClick}
          className="inline-flex min-h-11 items-center rounded-full border border-control px-5 font-semibold hover:border-vine hover:text-vine"
        >
          {link.text}
        </Link>
      </p>
    </div>
  )
}
