import { payfastOrigins } from './payfast/account'

/** A form field. */
export type FormField = readonly [name: string, value: string]

/** A monthly plan that the gateway charges to a card. Amounts are decimal texts such as `1980.00`. */
export interface Subscription {
  /** Day of the first instalment, `YYYY-MM-DD`. */
  readonly billingDate: string
  readonly recurringAmount: string
  /** Number of instalments; 0 for no end. */
  readonly cycles: number
}

/** An order for a card payment. */
export interface PaymentOrder {
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly notifyUrl: string
  readonly person: {
    readonly firstName: string
    readonly surname: string
    readonly email: string | null
    /** In E.164, such as `+27821234567`. */
    readonly phone: string | null
  }
  /** The payment id; the gateway repeats it in its notifications. */
  readonly paymentId: string
  /** Rand, as decimal text such as `2500.00`; of a plan, the amount due at once. */
  readonly amount: string
  readonly itemName: string
  readonly itemDescription: string
  readonly subscription?: Subscription
}

/** Who sent a notification; `absent` if that cannot be determined. */
export type Sender = 'known' | 'unknown' | 'absent'

/** The gateway's verdict on a notification; `again` if its answer is missing or unclear. */
export type Confirmation = 'valid' | 'invalid' | 'again'

/** A notification as the database stores it, named after its columns. */
export interface NotedFields {
  /** As received. */
  body: string
  payment_id: string
  /** The gateway's number of the charge; null only for a cancelled plan. */
  gateway_payment_id: string | null
  status: 'complete' | 'failed' | 'cancelled' | 'pending'
  /** Decimal texts. */
  amount: string
  fee: string
  /** The plan of the charge. */
  token: string | null
  sender: Sender
  sender_address: string | null
  /** Failed checks, of those that need no database. */
  problems: ('signature' | 'merchant')[]
}

/**
 * A payment gateway: all the site knows of one. It charges a plan's later instalments unasked and notifies the site of
 * each. Refunds are made in the gateway's own dashboard, and recorded by staff.
 */
export interface Gateway {
  /** The path for its notifications. */
  readonly notifyPath: string
  /** Whether the environment has an account, so that people can pay by card. */
  isOn(): boolean
  /**
   * The form with which a browser begins a payment: its target, and its fields in order; null while card payment is
   * off.
   * @throws Error for an order the gateway does not take
   */
  form(order: PaymentOrder): { action: string; fields: FormField[] } | null
  /** The text of a notification, from its content type and bytes; null for anything else. */
  readBody(type: string | null, bytes: Buffer): string | null
  /**
   * Parses a notification and runs the checks that need no database.
   * @param address of the sender, as the trusted proxy reports it
   * @returns null if the body is not a notification, and while card payment is off
   */
  check(body: string, address: string | null): Promise<NotedFields | null>
  /** Asks the gateway whether it sent a notification. Never throws. */
  confirm(body: string): Promise<Confirmation>
}

/** Gateway names, by the ids under which the database records their actions. */
export const gatewayNames: Readonly<Record<string, string>> = { payfast: 'PayFast' }

/** Allowed origins for the payment form; none while card payment is off. */
export const formOrigins = (): readonly string[] => payfastOrigins()
