import { payfastOrigins } from './payfast/origins'

export type FormField = readonly [name: string, value: string]

/** Charged to a card by the gateway. Amounts are decimal texts such as `1980.00`. */
export interface Subscription {
  /** First instalment, `YYYY-MM-DD`. */
  readonly billingDate: string
  readonly recurringAmount: string
  /** Number of instalments; 0 for no end. */
  readonly cycles: number
}

export interface PaymentOrder {
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly person: {
    readonly firstName: string
    readonly surname: string
    readonly email: string | null
    /** In E.164. */
    readonly phone: string | null
  }
  /** The gateway repeats it in its notifications. */
  readonly paymentId: string
  /** Decimal text such as `2500.00`; of a plan, due at once. */
  readonly amount: string
  readonly itemName: string
  readonly itemDescription: string
  readonly subscription?: Subscription
}

/** `absent` if unknowable. */
export type Sender = 'known' | 'unknown' | 'absent'

/** `again` if the gateway's answer is missing or unclear. */
export type Confirmation = 'valid' | 'invalid' | 'again'

/** As the database stores it, named after its columns. */
export interface NotedFields {
  /** As received. */
  body: string
  payment_id: string
  /** The gateway's number; null only for a cancelled plan. */
  gateway_payment_id: string | null
  status: 'complete' | 'failed' | 'cancelled' | 'pending'
  /** Decimal texts; the fee, the gateway's share, is negative. */
  amount: string
  fee: string
  /** The charge's plan. */
  token: string | null
  sender: Sender
  sender_address: string | null
  /** Only checks without the database. */
  problems: ('signature' | 'merchant')[]
}

/**
 * All the site knows of a payment gateway. It charges later instalments unasked and notifies the site of each. Refunds
 * are made in its own dashboard, and recorded by staff.
 */
export interface Gateway {
  /** Whether there is an account, so that people can pay by card. */
  isOn(): boolean
  /**
   * The target and ordered fields of the form that begins a payment; null while card payment is off.
   * @throws Error for an order the gateway does not take
   */
  form(order: PaymentOrder): { action: string; fields: FormField[] } | null
  /** A notification's text; null for another content type or malformed bytes. */
  readBody(type: string | null, bytes: Buffer): string | null
  /**
   * Parses a notification and runs the checks without the database.
   * @param address of the sender, as the trusted proxy reports it
   * @returns null for anything else, and while card payment is off
   */
  check(body: string, address: string | null): Promise<NotedFields | null>
  /** Asks the gateway whether it sent a notification. Never throws. */
  confirm(body: string): Promise<Confirmation>
}

/** By the ids under which the database records their actions. */
export const gatewayNames: Readonly<Record<string, string>> = { payfast: 'PayFast' }

/** Allowed origins for the payment form; none while card payment is off. */
export const formOrigins = (): readonly string[] => payfastOrigins()
