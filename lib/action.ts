import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { z } from 'zod'
import { textFields } from '@/lib/forms/form-data'
import { routing } from '@/lib/i18n/routing'
import { siteLanguage } from '@/lib/i18n/site-language'
import { logError, logEvent } from '@/lib/log/log'
import { type Result, fail } from '@/lib/result'

/** Argument shapes of a form action: the previous answer, and the form, empty where something else was sent. */
export const sentForm = [z.unknown(), z.instanceof(FormData).catch(() => new FormData())] as const

/** A row id, as loose as the database's type `uuid`. */
export const rowId = z.guid()

/** The language of the page that sends a form; English if invalid. */
export const pageLocale = siteLanguage.catch(routing.defaultLocale)

/** The token of a mailed link; empty if malformed. */
export const linkToken = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .catch('')

type Shapes = readonly z.ZodType[]
type Given<Takes extends Shapes> = { [Place in keyof Takes]: z.input<Takes[Place]> }
type Taken<Takes extends Shapes> = { [Place in keyof Takes]: z.output<Takes[Place]> }

const databaseError = z.object({ code: z.string(), message: z.string() })

/**
 * An action open to everyone.
 * @param takes the shapes of the arguments. Each must give a value for anything a browser can send.
 */
export function publicAction<const Takes extends Shapes, Answer>(
  takes: Takes,
  act: (...taken: Taken<Takes>) => Promise<Answer>,
) {
  return async (...given: Given<Takes>): Promise<Answer> =>
    act(...(takes.map((shape, place) => shape.parse(given[place])) as Taken<Takes>))
}

/** A public action for holders of a mailed link, by its token. Answers `failed` if `act` throws, logged as `name`. */
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
  /** Gives the caller, or the code for a caller without access. */
  readonly who: () => Promise<Result<Caller, Denial>>
  /** The previous answer and the form, unless it takes something else. */
  readonly takes?: Takes
  /** Refusal codes by the database's message or SQLSTATE. */
  readonly refusals?: Readonly<Record<string, Code>>
  /** Names of the text fields that every refusal returns, as `values`. */
  readonly fields?: readonly string[]
  /** Other values of the form, or of the previous answer, that every refusal returns. */
  readonly kept?: (form: FormData, previous: unknown) => Kept
  /** The failure code, instead of `failed`. */
  readonly failure?: Failure
}

/**
 * An action for staff: checks the caller, then the shapes of the arguments, then calls `act`. Answers with the code of
 * a refusal, or with `failure` for malformed arguments and for exceptions that `refusals` does not name, logged as
 * `name`.
 */
export function staffAction<
  Caller,
  Denial extends string,
  Answer extends { readonly ok: boolean },
  const Takes extends Shapes = typeof sentForm,
  Code extends string = never,
  Kept = unknown,
  Failure extends string = 'failed',
>(
  name: string,
  {
    who,
    takes = sentForm as unknown as Takes,
    refusals,
    fields,
    kept,
    failure = 'failed' as Failure,
  }: Terms<Caller, Denial, Takes, Code, Kept, Failure>,
  act: (caller: Caller, ...taken: Taken<Takes>) => Promise<Answer>,
) {
  type Refused = { readonly ok: false; readonly code: Denial | Code | Failure }
  // The declared answer alone, if it has the refusals too.
  type Answered = [Refused & Kept] extends [Answer] ? Answer : Answer | (Refused & Kept)
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
  return async (...given: Given<Takes>): Promise<Answered> => {
    const answered = await answer(given)
    if (answered.ok || (!kept && !fields)) return answered as Answered
    const form = sentForm[1].parse(given[takes.length - 1])
    const values = fields && { values: textFields(form, fields) }
    return { ...values, ...kept?.(form, given[takes.length - 2]), ...answered } as unknown as Answered
  }
}
