/** A loading spinner, labelled for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="grid place-items-center">
      <span
        aria-hidden
        className="size-10 animate-spin rounded-full border-[3px] border-line border-t-vine motion-reduce:animate-none"
      />
      <span className="sr-only">{label}</span>
    </p>
  )
}
