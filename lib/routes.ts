import { PICTURES } from '@/lib/images/picture-address'
import { provider } from '@/lib/provider/provider'

/**
 * Every address of the site, once. Pages and feeds without language prefix (lib/i18n/paths); files and API routes have
 * none.
 */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  courses: '/courses',
  programme: `/${provider.segment}`,
  level: (slug: string) => `/${provider.segment}/${slug}` as const,
  landing: '/landing',
  thankYou: '/thank-you',
  paymentNotification: '/payment-notification',
  /** The page of a payment link. */
  pay: (token: string) => `/pay/${token}` as const,
  /** Where an employer checks a certificate, and where a student uploads documents; their addresses carry a code. */
  certificate: (code: string) => `/certificate/${code}` as const,
  documents: (token: string) => `/documents/${token}` as const,
  privacyPolicy: '/privacy-policy',
  cookies: '/privacy-policy#cookies',
  formerPrivacy: (version: number) => `/privacy-policy/former/${version}` as const,
  privacyRequest: '/privacy-request',
  privacyRequestConfirm: '/privacy-request/confirm',
  terms: '/terms',
  cancellation: '/terms#cancellation',
  formerTerms: (version: number) => `/terms/former/${version}` as const,
  /** Targets of links in newsletter messages; their addresses carry the token. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterManage: '/newsletter/manage',
  newsletterForm: '/blog#newsletter',
  /** Target of an expired preview link of the site's content. */
  previewEnded: '/preview-ended',

  blog: '/blog',
  post: (slug: string) => `/blog/${slug}` as const,
  /** A page of the blog's list, from 1, which is the blog itself. */
  blogPage: (page: number) => (page === 1 ? '/blog' : (`/blog/page/${page}` as const)),
  category: (category: string) => `/blog/category/${category}` as const,
  categoryPage: (category: string, page: number) =>
    page === 1
      ? (`/blog/category/${category}` as const)
      : (`/blog/category/${category}/page/${page}` as const),
  blogSearch: '/blog/search',
  preview: (id: string) => `/blog/preview/${id}` as const,
  blogAdmin: '/blog/admin',
  rss: '/feed.xml',
  atom: '/atom.xml',
  jsonFeed: '/feed.json',

  login: '/admin/login',
  forgotPassword: '/admin/forgot-password',
  newPassword: '/admin/new-password',
  firstPassword: '/admin/first-password',
  invitation: '/admin/invitation',
  enterCode: '/admin/enter-code',
  twoStep: '/admin/two-step',
  account: '/admin/account',
  admin: '/admin',
  dashboard: '/admin/dashboard',
  leads: '/admin/leads',
  lead: (id: string) => `/admin/leads/${id}` as const,
  spamLeads: '/admin/leads/spam',
  heldLeads: '/admin/leads/held',
  newLead: '/admin/leads/new',
  importLeads: '/admin/leads/import',
  privacyAdmin: '/admin/privacy',
  audit: '/admin/audit',
  system: '/admin/system',
  staff: '/admin/staff',
  mail: '/admin/mail',
  payments: '/admin/payments',
  newPayment: '/admin/payments/new',
  paymentAdmin: (id: string) => `/admin/payments/${id}` as const,
  paymentNotifications: '/admin/payments/notifications',
  owed: '/admin/payments/owed',
  books: '/admin/books',
  bankStatements: '/admin/books/statements',
  settlements: '/admin/books/settlements',
  students: '/admin/students',
  student: (leadId: string) => `/admin/students/${leadId}` as const,
  report: '/admin/report',
  media: '/admin/media',
  newsletterAdmin: '/admin/newsletter',
  newsletterSubscribers: '/admin/newsletter/subscribers',
  newsletterIssue: (id: string) => `/admin/newsletter/${id}` as const,
  staffMember: (id: string) => `/admin/staff/${id}` as const,
  /** The content of the public pages, and one document of it. */
  siteContent: '/admin/site',
  siteDocument: (key: string) => `/admin/site/${key}` as const,
  siteChecklist: '/admin/site/checklist',
  siteImport: '/admin/site/import',
  siteVersions: (key: string) => `/admin/site/${key}/versions` as const,
} as const

/** Files made by the site. */
export const files = {
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  robots: '/robots.txt',
  llms: '/llms.txt',
  picture: (name: string) => `${PICTURES}${name}` as const,
  brochure: (name: string) => `/brochures/${name}` as const,
  ownBrochure: (name: string) => `/brochures/own/${name}` as const,
  /** The share picture of a page, by its path; `/share/en/home.png` is that of the home page. */
  sharePicture: (language: string, path: PagePath) =>
    `/share/${language}${path === '/' ? '/home' : path}.png` as const,
} as const

/** Addresses that scripts and forms call. */
export const api = {
  posts: '/api/posts',
  /** One of the editor's reads of a post; `version` is that of a revision. */
  postPart: (id: string, part: string, version?: number) =>
    `/api/posts/${id}/${part}${version === undefined ? '' : `?version=${version}`}` as const,
  /** Takes the draft of one post. */
  draft: (id: string) => `/api/drafts/${id}` as const,
  pictures: '/api/pictures',
  /** A page of the media library; `?page=` counts from 1. */
  media: '/api/media',
  /** What waits, for the counts of the staff menu. */
  waiting: '/api/waiting',
  /** Opens an upload of a brochure to storage. */
  brochureFiles: '/api/brochure-files',
  takeBrochure: (upload: string) => `/api/brochure-files?upload=${upload}` as const,
  /** Publishes a brochure sent to the site itself. */
  sendBrochure: '/api/brochure-files?file',
  payment: (id: string) => `/api/payments/${encodeURIComponent(id)}` as const,
  /** The receipt (PDF) of a link's payment, and its credit note by number. */
  receipt: (token: string) => `/api/pay/${token}/receipt` as const,
  creditNote: (token: string, number: string) => `/api/pay/${token}/credit-notes/${number}` as const,
  /** Takes a proof of payment from holders of the payment link. */
  sendProof: (token: string) => `/api/pay/${token}/proof` as const,
  /** Receives PayFast notifications. */
  payfastNotify: '/api/payfast/notify',
  /** Has PayFast confirm pending notifications; the scheduler calls it. */
  confirmPayments: '/api/jobs/payments',
  /** Takes a document for an enrolment, from holders of a link or from staff. */
  sendDocument: (token: string, key: string) => `/api/documents/${token}/${key}` as const,
  addDocument: (enrolment: string, key: string) => `/api/enrolments/${enrolment}/${key}` as const,
  /** A copy of a document, for admins and the office; and the certificate (PDF) of an enrolment. */
  enrolmentDocument: (name: string) => `/api/enrolment-documents/${name}` as const,
  certificate: (enrolment: string, language: string) =>
    `/api/certificates/${enrolment}?language=${language}` as const,
  /** A proof of payment, for admins and the office. */
  paymentProof: (name: string) => `/api/payment-proofs/${name}` as const,
  exportPayments: '/api/exports/payments',
  exportStatement: '/api/exports/statement',
  exportDemand: '/api/exports/demand',
  exportBooks: '/api/exports/books',
  exportReport: '/api/exports/report',
  exportStudents: '/api/exports/students',
  exportLeads: '/api/exports/leads',
  exportNewsletter: '/api/exports/newsletter',
  exportAudit: '/api/exports/audit',
  exportPerson: '/api/exports/person',
  exportContent: '/api/exports/content',
  /** Preview of a message with sample data. */
  mailPreview: (kind: string, language: string) => `/api/mail/${kind}/${language}` as const,
  /** Preview of a saved newsletter issue. */
  issuePreview: (id: string, language: string) => `/api/newsletter/issues/${id}/${language}` as const,
  /** Sends due messages; the scheduler calls it. */
  sendMail: '/api/jobs/mail',
  /** Does nothing: tells `npm run doctor` whether the caller has the scheduler's secret. */
  checkScheduler: '/api/jobs/check',
  /** One-click unsubscription by a mail program (RFC 8058). */
  unsubscribe: '/api/newsletter/unsubscribe',
  /** Shows the pages with all drafts to everyone with the link. */
  contentPreview: (id: string) => `/api/content-preview/${id}` as const,
  endContentPreview: '/api/content-preview/end',
  /**
   * Health checks for monitoring: whether the site can do its work, whether its jobs run, and whether its process
   * answers at all.
   */
  health: '/api/health',
  jobHealth: '/api/health/jobs',
  live: '/api/health/live',
} as const

type Address<Entry> = Entry extends (...values: never[]) => infer Path ? Path : Entry

/** The path of a page or feed, without a language prefix. */
export type PagePath = Address<(typeof routes)[keyof typeof routes]>

/** The path of a page with an optional query or fragment. */
export type Path = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`

/** A path with a query; null, undefined and empty values are left out. Half a surrogate pair becomes U+FFFD. */
export function withQuery<P extends PagePath>(
  path: P,
  query: Readonly<Record<string, string | null | undefined>>,
): P | `${P}?${string}` {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const encoded = (value: string) => encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '\ufffd'))
  const search = given.map(([name, value]) => `${name}=${encoded(value)}`).join('&')
  return search ? (`${path}?${search}` as const) : path
}
