'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/action'
import { pictureKind } from '@/lib/images/picture-address'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeEditor } from '@/lib/staff/queries'
import { pictureUses } from './queries'
import type { MediaActionError } from './schema'
import { PICTURE_BUCKET } from './storage'

const pictureName = z.string().refine((name) => pictureKind(name) !== null)

/** Deletes the picture named by the pressed button, unless a text uses it. Signed-in staff only. */
export const deletePicture = staffAction(
  'deletePicture',
  { who: authorizeEditor },
  async ({ client }, _previous, form): Promise<Result<null, MediaActionError>> => {
    const name = pictureName.parse(form.get('delete'))
    const { data, error } = await client.storage.from(PICTURE_BUCKET).remove([name])
    if (error) throw error
    const isUsed = data.length === 0 && (await pictureUses([name])).has(name)
    refresh()
    if (data.length > 0) return ok(null)
    return fail(isUsed ? 'inUse' : 'gone')
  },
)
