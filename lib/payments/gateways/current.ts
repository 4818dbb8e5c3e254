import 'server-only'
import type { Gateway } from './gateway'
import { payfast } from './payfast/gateway'

/** The gateway for this site's card payments. With a second one, the environment would choose here. */
export const gateway: Gateway = payfast
