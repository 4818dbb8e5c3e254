import 'server-only'
import type { Gateway } from './gateway'
import { payfast } from './payfast/gateway'

/** With a second gateway, the environment would choose here. */
export const gateway: Gateway = payfast
