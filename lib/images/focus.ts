/** The parts of a picture that can stay in view where it is cropped; without one, its middle. */
export const focuses = [
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const

export type Focus = (typeof focuses)[number]

const MARK = '#focus='

/**
 * The address of a picture's file, and its focus, null for the middle. The focus is the fragment of the stored address,
 * which servers never see: so it stays with the picture in drafts, former versions and copies.
 */
export function pictureOf(address: string): { readonly file: string; readonly focus: Focus | null } {
  const [file = '', name] = address.split(MARK)
  const focus = focuses.find((known) => known === name) ?? null
  return focus ? { file, focus } : { file: address, focus }
}

/** The address of the same file with another focus. */
export const withFocus = (address: string, focus: Focus | null) =>
  pictureOf(address).file + (focus ? MARK + focus : '')
