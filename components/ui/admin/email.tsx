import { Fragment } from 'react'
import { TextField } from '@/components/ui/field'

/** The most letters of a part of an address that is not broken if possible. */
const SHORT = 24

/** The name or the host of an address. A long one may break after a dot. */
const Part = ({ text }: { text: string }) =>
  (text.length > SHORT ? text.split(/(?<=\.)/) : [text]).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))

/**
 * An e-mail address that, if too long for its line, breaks before the @ or after a dot rather than anywhere; also the
 * number by which a person without an address is known.
 */
export function EmailAddress({ address }: { address: string }) {
  const [name = '', host] = address.split('@')
  return (
    <span className="[overflow-wrap:anywhere]">
      <Part text={name} />
      {host !== undefined && (
        <>
          <wbr />
          @<Part text={host} />
        </>
      )}
    </span>
  )
}

/** A field for somebody else's e-mail address, which no browser should autofill. */
export function PersonEmailField(props: {
  name: string
  /** If a page has several fields of the name. */
  id?: string
  label: string
  error?: string
  defaultValue?: string
}) {
  return <TextField {...props} type="email" autoComplete="off" maxLength={254} required />
}
