'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { pictureKind } from '@/lib/images/picture-address'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeStaff } from '@/lib/staff/queries'
import { pictureUses } from './queries'
import type { MediaActionError } from './schema'
import { PICTURE_BUCKET } from './storage'

const pictureName = z.string().refine((name) => pictureKind(name) !== null)

/** Deletes the picture that the pressed button names, unless a text uses it. Signed-in staff only. */
export async function deletePicture(
  _previous: Result<null, MediaActionError> | null,
  form: FormData,
): Promise<Result<null, MediaActionError>> {
  try {
    const session = await authorizeStaff()
    if (!session) return fail('notAuthenticated')
    const name = pictureName.parse(form.get('delete'))
    const { data, error } = await session.client.storage.from(PICTURE_BUCKET).remove([name])
    if (error) throw error
    const isUsed = data.length === 0 && (await pictureUses([name])).has(name)
    refresh()
    if (data.length > 0) return ok(null)
    return fail(isUsed ? 'inUse' : 'gone')
  } catch (error) {
    logError('deletePicture', error)
    return fail('failed')
  }
}
