import { TextField } from '@/components/ui/field'

/** An e-mail address that, if too long for its line, breaks before the @ rather than anywhere. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <span className="[overflow-wrap:anywhere]">
      {name}
      <wbr />@{host}
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
