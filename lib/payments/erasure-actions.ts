'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { emailKey } from '@/lib/forms/identity'
import { deleteOrphans } from '@/lib/media/orphan-queries'
import type { DataSubjectRequestError, Erasure } from '@/lib/privacy/person'
import { personAction, personAddress } from '@/lib/privacy/person-action'
import { type Result, fail, ok } from '@/lib/result'
import { deleteSpentProofs } from './proof-queries'

/**
 * Erases an e-mail address's data and files; the address must be typed a second time. The database logs the number of
 * rows. The next job deletes files that storage does not delete now. Admins only.
 */
export const erasePerson = personAction(
  'erasePerson',
  async ({ client, address }, form): Promise<Result<Erasure, DataSubjectRequestError>> => {
    const confirmation = personAddress.safeParse(form.get('confirmation'))
    if (!confirmation.success || emailKey(confirmation.data) !== emailKey(address)) return fail('unlike')
    const { data } = await client
      .rpc('erase_person', { address, answered: form.has('answered') })
      .throwOnError()
    const isDone = (await Promise.all([deleteSpentProofs(), deleteOrphans()])).every(Boolean)
    refresh()
    return ok({ rows: z.coerce.number().parse(data), isDone })
  },
)
