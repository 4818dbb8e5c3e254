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
