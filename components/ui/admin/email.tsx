import { TextField } from '@/components/ui/field'

/** An e-mail address that, where it is too long for its line, breaks before the @ rather than anywhere. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <span className="[overflow-wrap:anywhere]">
      {name}
      <wbr />@{host}
    </span>
  )
}

/** The field for the e-mail address of somebody else, with which no browser should fill it in. */
export function PersonEmailField(props: {
  name: string
  /** Where a page has several fields of the name, each has its own. */
  id?: string
  label: string
  error?: string
  defaultValue?: string
}) {
  return <TextField {...props} type="email" autoComplete="off" maxLength={254} required />
}
