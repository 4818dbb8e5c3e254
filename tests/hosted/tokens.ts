/**
 * Access tokens as signed by a hosted project: ES256, with the id of a key in its JWKS
 * (https://supabase.com/docs/guides/auth/signing-keys).
 */
import { type KeyObject, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'

type Claims = Record<string, unknown>

interface SigningKey {
  readonly kid: string
  readonly privateKey: KeyObject
}

export const newKey = (): SigningKey => ({
  kid: randomUUID(),
  privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
})

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Claims

const ES256 = { dsaEncoding: 'ieee-p1363' } as const

/** A token with these claims; `kid` overrides the signing key's id. */
export function signed({ kid, privateKey }: SigningKey, claims: Claims, header: Claims = {}): string {
  const content = `${encode({ alg: 'ES256', kid, typ: 'JWT', ...header })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, ...ES256 })
  return `${content}.${signature.toString('base64url')}`
}

/** A project's keys: the signing one, and those that verify. */
export class Keys {
  private current = newKey()
  private all = [this.current]

  /** The response of `/auth/v1/.well-known/jwks.json`. */
  jwks() {
    return {
      keys: this.all.map(({ kid, privateKey }) => ({
        ...createPublicKey(privateKey).export({ format: 'jwk' }),
        alg: 'ES256',
        kid,
        use: 'sig',
        key_ops: ['verify'],
      })),
    }
  }

  sign(claims: Claims, header: Claims = {}): string {
    return signed(this.current, claims, header)
  }

  /** Adds a new signing key; tokens of former keys stay valid until revoked. */
  rotate(): void {
    this.current = newKey()
    this.all = [this.current, ...this.all]
  }

  /** Revokes the former keys. */
  revokeFormer(): void {
    this.all = [this.current]
  }

  /** The claims of a token that the project accepts now; null for any other. */
  claimsOf(token: string): Claims | null {
    try {
      const [head, payload, signature] = token.split('.')
      const { kid, alg } = decode(head)
      const key = this.all.find((each) => each.kid === kid)
      const isValid =
        key !== undefined &&
        alg === 'ES256' &&
        verify(
          'sha256',
          Buffer.from(`${head}.${payload}`),
          { key: createPublicKey(key.privateKey), ...ES256 },
          Buffer.from(signature ?? '', 'base64url'),
        )
      const claims = decode(payload)
      return isValid && Number(claims.exp) > Date.now() / 1000 ? claims : null
    } catch {
      return null
    }
  }
}
