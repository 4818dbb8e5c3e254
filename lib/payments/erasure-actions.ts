'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { emailKey } from '@/lib/forms/identity'
import type { DataSubjectRequestError, Erasure } from '@/lib/privacy/person'
import { personAction, personAddress } from '@/lib/privacy/person-action'
import { type Result, fail, ok } from '@/lib/result'
import { deleteSpentProofs } from './proof-queries'

/**
 * Erases everything that is kept about an e-mail address, which must be typed a second time, with the files. The database
 * logs the number of rows. Files that storage does not delete now go with the next job. Admins only.
 */
export const erasePerson = personAction(
  'erasePerson',
  async ({ client, address }, form): Promise<Result<Erasure, DataSubjectRequestError>> => {
    const confirmation = personAddress.safeParse(form.get('confirmation'))
    if (!confirmation.success || emailKey(confirmation.data) !== emailKey(address)) return fail('unlike')
    const { data } = await client
      .rpc('erase_person', { address, answered: form.has('answered') })
      .throwOnError()
    const isDone = await deleteSpentProofs()
    refresh()
    return ok({ rows: z.coerce.number().parse(data), isDone })
  },
)
