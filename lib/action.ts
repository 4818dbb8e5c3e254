import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { z } from 'zod'
import { routing } from '@/lib/i18n/routing'
import { siteLanguage } from '@/lib/i18n/site-language'
import { logError, logEvent } from '@/lib/log/log'
import { type Result, fail } from '@/lib/result'

/** The previous answer, which a form sends along, and the form; an empty one where something else was sent. */
export const sentForm = [z.unknown(), z.instanceof(FormData).catch(() => new FormData())] as const

/** The id of a row: whatever the type `uuid` of the database takes. */
export const rowId = z.guid()

/** The language of the page that sends a form; English where it is none. */
export const pageLocale = siteLanguage.catch(routing.defaultLocale)

/** The token of a mailed link; empty where it cannot be one. */
export const linkToken = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .catch('')

type Shapes = readonly z.ZodType[]
type Given<Takes extends Shapes> = { [Place in keyof Takes]: z.input<Takes[Place]> }
type Taken<Takes extends Shapes> = { [Place in keyof Takes]: z.output<Takes[Place]> }

const databaseError = z.object({ code: z.string(), message: z.string() })

/**
 * An action that anybody may call.
 * @param takes the shapes of the arguments. Each gives a value for everything that a browser can send.
 */
export function publicAction<const Takes extends Shapes, Answer>(
  takes: Takes,
  act: (...taken: Taken<Takes>) => Promise<Answer>,
) {
  return async (...given: Given<Takes>): Promise<Answer> =>
    act(...(takes.map((shape, place) => shape.parse(given[place])) as Taken<Takes>))
}

/**
 * A public action for whoever has the link of a message, by the token that the form has. It answers with `failed` where `act`
 * throws, which is logged as `name`.
 */
export const tokenAction = <Data, Code extends string>(
  name: string,
  act: (token: string, form: FormData) => Promise<Result<Data, Code>>,
) =>
  publicAction(sentForm, async (_previous, form): Promise<Result<Data, Code | 'failed'>> =>
    act(linkToken.parse(form.get('token')), form).catch((error: unknown) => {
      logError(name, error)
      return fail('failed')
    }),
  )

interface Terms<Caller, Denial extends string, Takes extends Shapes, Code extends string, Kept, Failure> {
  /** Gives who asks, or the code for somebody who may not. */
  readonly who: () => Promise<Result<Caller, Denial>>
  /** The shapes of the arguments. */
  readonly takes: Takes
  /** The codes of refusals, each by the message with which the database refuses, or by its SQLSTATE. */
  readonly refusals?: Readonly<Record<string, Code>>
  /** What every refusal brings back of the form, or of the previous answer. */
  readonly kept?: (form: FormData, previous: unknown) => Kept
  /** The code for what failed, in place of `failed`. */
  readonly failure?: Failure
}

/**
 * An action for staff: it checks who asks, then the shapes of the arguments, and only then calls `act`. It answers with
 * the code of a refusal; `failure` for arguments of other shapes, and for any exception that `refusals` does not name,
 * which is logged as `name`.
 */
export function staffAction<
  Caller,
  Denial extends string,
  const Takes extends Shapes,
  Answer extends { readonly ok: boolean },
  Code extends string = never,
  Kept = unknown,
  Failure extends string = 'failed',
>(
  name: string,
  {
    who,
    takes,
    refusals,
    kept,
    failure = 'failed' as Failure,
  }: Terms<Caller, Denial, Takes, Code, Kept, Failure>,
  act: (caller: Caller, ...taken: Taken<Takes>) => Promise<Answer>,
) {
  type Refused = { readonly ok: false; readonly code: Denial | Code | Failure }
  async function answer(given: Given<Takes>): Promise<Answer | Refused> {
    try {
      const caller = await who()
      if (!caller.ok) return caller
      const taken = takes.map((shape, place) => shape.safeParse(given[place]))
      if (taken.every(({ success }) => success))
        return await act(caller.data, ...(taken.map(({ data }) => data) as Taken<Takes>))
      logEvent('debug', 'action with other arguments', { action: name })
      return fail(failure)
    } catch (error) {
      unstable_rethrow(error)
      const { data: raised } = databaseError.safeParse(error)
      const refusal = raised && refusals && (refusals[raised.message] ?? refusals[raised.code])
      if (refusal) return fail(refusal)
      logError(name, error)
      return fail(failure)
    }
  }
  return async (...given: Given<Takes>) => {
    const answered = await answer(given)
    const more = !answered.ok && kept?.(sentForm[1].parse(given[takes.length - 1]), given[takes.length - 2])
    return { ...more, ...answered } as Answer | (Refused & Kept)
  }
}
