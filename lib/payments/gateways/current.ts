import 'server-only'
import type { Gateway } from './gateway'
import { payfast } from './payfast/gateway'

/** The gateway that takes the card payments of this site. Where there are two, the environment chooses here. */
export const gateway: Gateway = payfast
