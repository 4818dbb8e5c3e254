'use server'

import { redirect } from 'next/navigation'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { pageLocale, sentForm, staffAction } from '@/lib/action'
import { localePath } from '@/lib/i18n/paths'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { publishedContent } from '@/lib/site/queries'
import { rememberDevice } from './attempt-queries'
import { passwordRefusal } from '@/lib/staff/password/queries'
import { type SignedIn, mayChangeFactor, signedIn } from '../queries'
import { registrationOptions } from './passkey-check'
import { beginPasskey, deletePasskey } from './passkey-queries'
import { passkeyNameSchema } from './passkeys'
import {
  type AskedChange,
  type CodeKind,
  type CodeRefusal,
  type SecondFactorState,
  changeSchema,
  otpauthUri,
  parseCode,
  toBase32,
} from './second-factor'
import { keyedAnswer, outcomeSchema, secondFactorStatus } from './second-factor-queries'
import { safeNext } from './path'

type Refusal = { ok: false; code: CodeRefusal; minutes?: number }

/** The refusal of a code; null if it is right. */
function refusalOf(kind: CodeKind, { outcome, seconds }: z.infer<typeof outcomeSchema>): Refusal | null {
  if (outcome === 'ok' || outcome === 'off') return null
  if (outcome === 'wait') return { ...fail('wait'), minutes: Math.ceil((seconds ?? 0) / 60) }
  return fail(kind === 'recovery' && outcome !== 'unreadable' ? `${outcome}Recovery` : outcome)
}

/** `minutes` if the next code must wait. */
export type PassState = { ok: false; code: CodeRefusal | 'notAuthenticated' | 'failed'; minutes?: number }

/** Passes the second factor and redirects to `next`. A code is never sent back. */
export const passSecondFactor = staffAction(
  'passSecondFactor',
  { who: signedIn, takes: [z.enum(['app', 'recovery']), z.unknown(), ...sentForm] },
  async ({ client }, kind, next, _previous, form): Promise<PassState> => {
    const code = parseCode(kind, form.get('code'))
    if (code === null) return fail(kind === 'app' ? 'incomplete' : 'incompleteRecovery')
    const answer = await keyedAnswer(client, 'pass_second_factor', null, outcomeSchema, code)
    const refusal = refusalOf(kind, answer)
    if (refusal) return refusal
    await rememberDevice(client)
    redirect(safeNext(next))
  },
)

async function beginApp({ client, staff }: SignedIn): Promise<SecondFactorState> {
  const { organisation } = await publishedContent()
  const hex = await keyedAnswer(client, 'begin_second_factor', null, z.string().nullable())
  if (hex === null) return fail('changed')
  const secret = toBase32(hex)
  const uri = otpauthUri({ secret, issuer: organisation.name.en, email: staff.email })
  // The standard requires a margin of four modules: on a dark page cameras need it.
  const svg = renderSVG(uri, { border: 4 })
  return {
    ok: true,
    setup: { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` },
  }
}

/** Null if the app was added to an existing second factor. */
async function confirmApp({ client }: SignedIn, form: FormData): Promise<SecondFactorState | null> {
  const code = parseCode('app', form.get('code'))
  if (code === null) return fail('incomplete')
  const answer = await keyedAnswer(client, 'confirm_second_factor', null, outcomeSchema, code)
  const refusal = refusalOf('app', answer)
  if (refusal) return refusal
  if (answer.outcome === 'off') return { ...fail('changed'), setup: undefined }
  return answer.codes ? { ok: true, codes: answer.codes } : null
}

async function beginNewPasskey({ client, staff }: SignedIn, name: string): Promise<SecondFactorState> {
  const options = await registrationOptions(await beginPasskey(client, 'add'), staff)
  return { ok: true, passkey: { name, options } }
}

/** Carries out a change after the password check. Null on success. */
async function carryOut(
  asked: AskedChange,
  session: SignedIn,
  name: string | undefined,
): Promise<SecondFactorState | null> {
  const { client } = session
  if (asked.change === 'addApp') return beginApp(session)
  if (name !== undefined) return beginNewPasskey(session, name)
  // It may have ended in another tab.
  if (!(await secondFactorStatus()).enrolledAt) return fail('changed')
  if (asked.change === 'removePasskey')
    return (await deletePasskey(client, asked.passkey)) ? null : fail('changed')
  if (asked.change === 'renewCodes') {
    const codes = await keyedAnswer(client, 'renew_recovery_codes', null, z.array(z.string()))
    return { ok: true, codes }
  }
  const removal = asked.change === 'removeApp' ? 'remove_authenticator_app' : 'remove_second_factor'
  await keyedAnswer(client, removal, null, z.unknown())
  return null
}

const previousState = z
  .object({
    ok: z.boolean(),
    setup: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }).optional(),
  })
  .nullable()
  .catch(null)

/**
 * Changes the second factor, given the password. An app is added in two steps; the second, with the first code, needs
 * no password. A passkey is begun here, and `addPasskey` continues with the browser's answer. On success it redirects
 * to the list. While an app is added, the previous answer holds its setup: a refused code shows it again.
 */
export const changeSecondFactor = staffAction(
  'changeSecondFactor',
  {
    who: mayChangeFactor,
    takes: [pageLocale, changeSchema, previousState, sentForm[1]],
    kept: (_form, previous) => ({ setup: previousState.parse(previous)?.setup }),
  },
  async (session, locale, asked, previous, form): Promise<SecondFactorState> => {
    let state: SecondFactorState | null
    if (asked.change === 'addApp' && previous?.setup) {
      state = await confirmApp(session, form)
    } else {
      const name = asked.change === 'addPasskey' ? passkeyNameSchema.safeParse(form.get('name')) : undefined
      if (name && !name.success) return fail('nameless')
      const refusal = await passwordRefusal(session.client, session.staff.email, form.get('present'))
      if (refusal) return fail(refusal)
      state = await carryOut(asked, session, name?.data)
    }
    if (state) return state
    redirect(localePath(routes.twoStep, locale))
  },
)
