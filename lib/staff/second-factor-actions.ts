'use server'

import { redirect } from 'next/navigation'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { publishedContent } from '@/lib/site/queries'
import { passwordRefusal } from './password-queries'
import { type SignedIn, signedIn } from './queries'
import { optionsToAdd } from './passkey-check'
import { beginPasskey, deletePasskey } from './passkey-queries'
import { passkeyNameSchema } from './passkeys'
import {
  type AskedChange,
  type CodeKind,
  type CodeRefusal,
  type SecondFactorCode,
  type SecondFactorState,
  type Setup,
  changeSchema,
  otpauthUri,
  parseCode,
  toBase32,
} from './second-factor'
import { callSecondFactor, outcomeSchema } from './second-factor-queries'
import { safeNext } from './sign-in-path'

type Refusal = { ok: false; code: CodeRefusal; minutes?: number }

/** What the database's answer to a code means to whoever typed it; null where the code is right. */
function refusalOf(kind: CodeKind, { outcome, seconds }: z.infer<typeof outcomeSchema>): Refusal | null {
  if (outcome === 'ok' || outcome === 'off') return null
  if (outcome === 'wait') return { ...fail('wait'), minutes: Math.ceil((seconds ?? 0) / 60) }
  return fail(kind === 'recovery' && outcome !== 'unreadable' ? `${outcome}Recovery` : outcome)
}

/** Why the second factor was not passed; `minutes` where the next code must wait. */
export type PassState = { ok: false; code: CodeRefusal | 'notAuthenticated' | 'failed'; minutes?: number }

/** Passes the second factor in this session and redirects to `next`. A code is never sent back. */
export async function passSecondFactor(
  kind: CodeKind,
  next: string,
  _previous: PassState | null,
  form: FormData,
): Promise<PassState | null> {
  try {
    const code = parseCode(kind, form.get('code'))
    if (code === null) return fail(kind === 'app' ? 'incomplete' : 'incompleteRecovery')
    const session = await signedIn()
    if (!session) return fail('notAuthenticated')
    const answer = outcomeSchema.parse(await callSecondFactor(session.client, 'pass_second_factor', code))
    const refusal = refusalOf(kind, answer)
    if (refusal) return refusal
  } catch (error) {
    logError('passSecondFactor', error)
    return fail('failed')
  }
  redirect(safeNext(next))
}

async function beginApp({ client, staff }: SignedIn): Promise<SecondFactorState> {
  const { organisation } = await publishedContent()
  const hex = z
    .string()
    .nullable()
    .parse(await callSecondFactor(client, 'begin_second_factor'))
  if (hex === null) return fail('changed')
  const secret = toBase32(hex)
  const uri = otpauthUri({ secret, issuer: organisation.name.en, email: staff.email })
  // Its margin is four modules, as the standard wants: on a dark page cameras need it.
  const svg = renderSVG(uri, { border: 4 })
  return {
    ok: true,
    setup: { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` },
  }
}

/** Null where the app was added to a second factor that had another way before. */
async function confirmApp(
  { client }: SignedIn,
  form: FormData,
  setup: Setup,
): Promise<SecondFactorState | null> {
  const code = parseCode('app', form.get('code'))
  if (code === null) return { ...fail('incomplete'), setup }
  const answer = outcomeSchema.parse(await callSecondFactor(client, 'confirm_second_factor', code))
  const refusal = refusalOf('app', answer)
  if (refusal) return { ...refusal, setup }
  if (answer.outcome === 'off') return fail('changed')
  return answer.codes ? { ok: true, codes: answer.codes } : null
}

async function beginNewPasskey({ client, staff }: SignedIn, name: string): Promise<SecondFactorState> {
  const options = await optionsToAdd(await beginPasskey(client, 'add'), staff)
  return { ok: true, passkey: { name, options } }
}

/** Carries a change out whose password was right. Null where it is done. */
async function carryOut(
  asked: AskedChange,
  session: SignedIn,
  name: string | undefined,
): Promise<SecondFactorState | null> {
  const { client } = session
  if (asked.change === 'addApp') return beginApp(session)
  if (name !== undefined) return beginNewPasskey(session, name)
  // Only a session that has passed may take something away.
  if (session.state === 'enrol') return fail('changed')
  if (asked.change === 'removePasskey')
    return (await deletePasskey(client, asked.passkey)) ? null : fail('changed')
  if (asked.change === 'renewCodes') {
    const codes = z.array(z.string()).parse(await callSecondFactor(client, 'renew_recovery_codes'))
    return { ok: true, codes }
  }
  await callSecondFactor(
    client,
    asked.change === 'removeApp' ? 'remove_authenticator_app' : 'remove_second_factor',
  )
  return null
}

/**
 * One change of the second factor, which wants the password. An app is added in two steps: the second one, with the first
 * code, wants no password. A passkey is begun here, and `addPasskey` goes on with what the browser answers. When it is
 * done it redirects to the page that lists the ways to pass.
 * @param previous while an app is added, what it needs: a refused code shows it again.
 */
export async function changeSecondFactor(
  locale: Locale,
  change: AskedChange,
  previous: SecondFactorState | null,
  form: FormData,
): Promise<SecondFactorState> {
  const setup = previous && 'setup' in previous ? previous.setup : undefined
  const failed = (code: SecondFactorCode) => ({ ...fail(code), setup })
  try {
    const asked = changeSchema.parse(change)
    const session = await signedIn()
    if (!session || session.state === 'code') return failed('notAuthenticated')
    let state: SecondFactorState | null
    if (asked.change === 'addApp' && setup) {
      state = await confirmApp(session, form, setup)
    } else {
      const name = asked.change === 'addPasskey' ? passkeyNameSchema.safeParse(form.get('name')) : undefined
      if (name && !name.success) return fail('nameless')
      const refusal = await passwordRefusal(session.client, session.staff.email, form.get('present'))
      if (refusal) return fail(refusal)
      state = await carryOut(asked, session, name?.data)
    }
    if (state) return state
  } catch (error) {
    logError('changeSecondFactor', error)
    return failed('failed')
  }
  redirect(localePath(routes.twoStep, locale))
}
