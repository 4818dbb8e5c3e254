'use server'

import { redirect } from 'next/navigation'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { organisation } from '@/lib/content/organisation'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { passwordRefusal } from './password-queries'
import { type SignedIn, signedIn } from './queries'
import {
  type CodeKind,
  type CodeRefusal,
  type SecondFactorCode,
  type SecondFactorState,
  type Setup,
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
    console.error('passSecondFactor', error)
    return fail('failed')
  }
  redirect(safeNext(next))
}

async function begin({ client, staff }: SignedIn): Promise<SecondFactorState> {
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

async function confirm({ client }: SignedIn, form: FormData, setup: Setup): Promise<SecondFactorState> {
  const code = parseCode('app', form.get('code'))
  if (code === null) return { ...fail('incomplete'), setup }
  const answer = outcomeSchema.parse(await callSecondFactor(client, 'confirm_second_factor', code))
  const refusal = refusalOf('app', answer)
  if (refusal) return { ...refusal, setup }
  return answer.codes ? { ok: true, codes: answer.codes } : fail('changed')
}

const intentSchema = z.enum(['begin', 'confirm', 'renew', 'remove'])

/**
 * One step on the page of the second factor, named by the button: begin and confirm enrolling, make new recovery codes,
 * remove it. All but confirming want the password. After removing it redirects to the account page.
 * @param previous while enrolling, what the app needs: a refused code shows it again.
 */
export async function changeSecondFactor(
  locale: Locale,
  previous: SecondFactorState | null,
  form: FormData,
): Promise<SecondFactorState> {
  const setup = previous && 'setup' in previous ? previous.setup : undefined
  const failed = (code: SecondFactorCode) => ({ ...fail(code), setup })
  try {
    const intent = intentSchema.parse(form.get('intent'))
    const session = await signedIn()
    if (!session || session.state === 'code') return failed('notAuthenticated')
    if (intent === 'confirm') return setup ? await confirm(session, form, setup) : fail('changed')
    const refusal = await passwordRefusal(session.client, session.staff.email, form.get('present'))
    if (refusal) return fail(refusal)
    if (intent === 'begin') return await begin(session)
    if (session.state === 'enrol') return fail('changed')
    if (intent === 'renew') {
      const codes = z.array(z.string()).parse(await callSecondFactor(session.client, 'renew_recovery_codes'))
      return { ok: true, codes }
    }
    await callSecondFactor(session.client, 'remove_second_factor')
  } catch (error) {
    console.error('changeSecondFactor', error)
    return failed('failed')
  }
  redirect(localePath(routes.account, locale))
}
