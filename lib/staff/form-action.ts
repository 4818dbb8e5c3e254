import 'server-only'
import { staffAction } from '@/lib/action'
import type { Result } from '@/lib/result'
import { authorizeAdmin, authorizeOffice } from './queries'

const formAction =
  <Caller, Denial extends string>(who: () => Promise<Result<Caller, Denial>>) =>
  <Answer extends { readonly ok: boolean }>(
    name: string,
    act: (caller: Caller, form: FormData) => Promise<Answer>,
  ) =>
    staffAction(name, { who }, async (caller, _previous, form) => act(caller, form))

/** An action that takes a form of an admin, as `staffAction` does. */
export const adminAction = formAction(authorizeAdmin)

/** The same for admins and the office. */
export const officeAction = formAction(authorizeOffice)
