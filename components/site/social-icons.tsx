/** The logos of social networks, which the icon library leaves out. Each is a path of a 24 by 24 box. */
const paths = {
  facebook:
    'M14 8.500V6.800c0-.8.3-1.200 1.300-1.200H17V2.500h-2.600C11.500 2.500 10.300 4 10.300 6.300v2.200H8v3.200h2.300v9.800H14v-9.800h2.600l.5-3.200z',
  x: 'M17.500 3h3.300l-7.200 8.200L22 21h-6.600l-5.200-6.200L4.300 21H1l7.700-8.800L.7 3h6.800l4.700 5.700zm-1.200 16h1.800L6.500 4.900H4.500z',
  instagram:
    'M7.500 2.500h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zm4.500 3.300a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zm0 2a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zm4.700-3.500a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200z',
  youtube:
    'M21.600 7.200a2.600 2.600 0 0 0-1.800-1.800C18.200 5 12 5 12 5s-6.200 0-7.800.4a2.600 2.600 0 0 0-1.800 1.800C2 8.800 2 12 2 12s0 3.200.4 4.800a2.600 2.600 0 0 0 1.800 1.800C5.800 19 12 19 12 19s6.200 0 7.800-.4a2.600 2.600 0 0 0 1.800-1.800c.4-1.600.4-4.800.4-4.800s0-3.200-.4-4.800zM10 15V9l5.200 3z',
} as const

/** A network the organisation may be found on. */
export type SocialNetwork = keyof typeof paths

export const socialNetworks = Object.keys(paths) as SocialNetwork[]

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden>
      <path fillRule="evenodd" d={paths[network]} />
    </svg>
  )
}

/** A telephone in a speech bubble: the logo of WhatsApp, which the icon library leaves out. */
export function WhatsAppIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      <path strokeLinejoin="round" d="M3.5 20.500 4.800 16A8.500 8.500 0 1 1 8 19.200z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M9.300 7.700c.4-.3.9-.2 1.100.3l.7 1.500c.1.300.1.6-.1.800l-.6.7c.5 1.100 1.400 2 2.600 2.600l.7-.6c.2-.2.5-.2.8-.1l1.500.7c.5.2.6.7.3 1.100-.5.8-1.300 1.300-2.200 1.200-3-.4-5.500-2.900-5.900-5.900-.1-.9.3-1.800 1.100-2.300z"
      />
    </svg>
  )
}
