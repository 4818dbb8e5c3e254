import { leadFields } from '@/lib/lead-fields'
import { ENQUIRY_DAYS } from '@/lib/retention'
import type { LeadState } from './fields'
import { WAITING_KEY } from './browser-keys'

/** An enquiry that the server has not acknowledged. */
export interface WaitingEnquiry {
  /** The same UUID for every attempt: the database stores each once. */
  readonly id: string
  readonly fields: Readonly<Record<string, string>>
  /** First sent, in milliseconds since 1970. */
  readonly at: number
  /** Expiry on the device, in milliseconds since 1970; null if only this tab keeps it. */
  readonly until: number | null
  /** A refusal while no form was on the page; it is shown, not resent. */
  readonly refusal: LeadState | null
}

/** Kept in memory if the browser refuses to store them. */
let unstored: readonly WaitingEnquiry[] = []

const DEVICE_MILLISECONDS = ENQUIRY_DAYS * 24 * 60 * 60 * 1000

/** Reading the property throws if the browser blocks storage. */
const storageOf = (device: boolean) => (device ? localStorage : sessionStorage)

function isEnquiry(value: unknown): value is WaitingEnquiry {
  const { id, fields, at } = (value ?? {}) as Partial<WaitingEnquiry>
  return typeof id === 'string' && typeof at === 'number' && typeof fields === 'object' && fields !== null
}

function read(device: boolean): WaitingEnquiry[] {
  try {
    const list: unknown = JSON.parse(storageOf(device).getItem(WAITING_KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(isEnquiry) : []
  } catch {
    return []
  }
}

function write(device: boolean, list: readonly WaitingEnquiry[]): boolean {
  try {
    if (list.length > 0) storageOf(device).setItem(WAITING_KEY, JSON.stringify(list))
    else storageOf(device).removeItem(WAITING_KEY)
    return true
  } catch {
    return false
  }
}

/** Pending enquiries, oldest first. Deletes expired ones. */
export function waitingEnquiries(now = Date.now()): WaitingEnquiry[] {
  const kept = read(true)
  const current = kept.filter(({ until }) => typeof until === 'number' && until > now)
  if (current.length < kept.length) write(true, current)
  return [...read(false), ...current, ...unstored].sort((one, other) => one.at - other.at)
}

/** Deletes an enquiry from all storage. */
export function deleteEnquiry(id: string): void {
  const others = (list: readonly WaitingEnquiry[]) => list.filter((enquiry) => enquiry.id !== id)
  unstored = others(unstored)
  for (const device of [true, false]) {
    const list = read(device)
    if (list.some((enquiry) => enquiry.id === id)) write(device, others(list))
  }
}

/** Keeps an enquiry in this tab, or on the device if it has an expiry, else in memory. */
export function storeEnquiry(enquiry: WaitingEnquiry): void {
  deleteEnquiry(enquiry.id)
  const device = enquiry.until !== null
  if (!write(device, [...read(device), enquiry])) unstored = [...unstored, enquiry]
}

/** The enquiry with the device's expiry, or for this tab only. */
export function keptOnDevice(enquiry: WaitingEnquiry, device: boolean, now = Date.now()): WaitingEnquiry {
  return { ...enquiry, until: device ? now + DEVICE_MILLISECONDS : null }
}

/**
 * Makes an enquiry of a filled form. The same content keeps its id, because an earlier attempt may have arrived; other
 * content from the same e-mail address replaces it.
 */
export function toEnquiry(fields: Readonly<Record<string, string>>, now = Date.now()): WaitingEnquiry {
  const former = waitingEnquiries(now).find((enquiry) => enquiry.fields.email === fields.email)
  if (former && leadFields.every(({ name }) => former.fields[name] === fields[name]))
    return { ...former, refusal: null }
  if (former) deleteEnquiry(former.id)
  return { id: crypto.randomUUID(), fields, at: now, until: former?.until ?? null, refusal: null }
}
