import { payfastOrigins } from './payfast/account'

/** A field of a form: its name and its value. */
export type FormField = readonly [name: string, value: string]

/** A monthly plan, charged to a card by the gateway. Amounts are decimal texts such as `1980.00`. */
export interface Subscription {
  /** The day of the first instalment, as `YYYY-MM-DD`. */
  readonly billingDate: string
  readonly recurringAmount: string
  /** How many instalments there are; 0 for no end. */
  readonly cycles: number
}

/** What somebody is asked to pay. */
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
  /** The id of the payment, by which the gateway names it in its notifications. */
  readonly paymentId: string
  /** Rand, as a decimal text such as `2500.00`; of a plan, what is due at once. */
  readonly amount: string
  readonly itemName: string
  readonly itemDescription: string
  readonly subscription?: Subscription
}

/** Who sent a notification; `absent` where that cannot be determined. */
export type Sender = 'known' | 'unknown' | 'absent'

/** What the gateway says of a notification; `again` where it gave no answer that can be understood. */
export type Confirmation = 'valid' | 'invalid' | 'again'

/** A notification as the database stores it: the names are those of its columns. */
export interface NotedFields {
  /** As it was received. */
  body: string
  payment_id: string
  /** The number that the gateway gives each charge; null only where a plan was cancelled. */
  gateway_payment_id: string | null
  status: 'complete' | 'failed' | 'cancelled' | 'pending'
  /** Decimal texts. */
  amount: string
  fee: string
  /** The plan that the charge belongs to. */
  token: string | null
  sender: Sender
  sender_address: string | null
  /** The checks that it fails, of those that need no database. */
  problems: ('signature' | 'merchant')[]
}

/**
 * A payment gateway: all that the site knows of one. It charges the later instalments of a plan without being asked, and
 * notifies the site of each. Refunds are made in the gateway's own dashboard, and recorded by staff.
 */
export interface Gateway {
  /** The path at which the site takes its notifications. */
  readonly notifyPath: string
  /** Whether the environment has an account, so that people can pay by card. */
  isOn(): boolean
  /**
   * The form with which a browser begins a payment: where it is sent, and its fields in their order; null while card
   * payment is off.
   * @throws Error for an order that the gateway does not take
   */
  form(order: PaymentOrder): { action: string; fields: FormField[] } | null
  /** The text of a notification by its content type and its bytes; null for anything else. */
  readBody(type: string | null, bytes: Buffer): string | null
  /**
   * What a notification says, and which checks it fails.
   * @param address that of the sender as the trusted proxy reports it
   * @returns null for a body that is no notification, and while card payment is off
   */
  check(body: string, address: string | null): Promise<NotedFields | null>
  /** Asks the gateway whether it sent a notification. It never throws. */
  confirm(body: string): Promise<Confirmation>
}

/** The names of the gateways, by the ids under which the database records what they did. */
export const gatewayNames: Readonly<Record<string, string>> = { payfast: 'PayFast' }

/** The origins that the form of a payment may be sent to; none while card payment is off. */
export const formOrigins = (): readonly string[] => payfastOrigins()
