/** A telephone in a speech bubble: the sign of WhatsApp, which the icon library leaves out. */
export function WhatsAppIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-6"
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
