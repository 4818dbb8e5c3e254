import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { deposit, formatRand } from '@/lib/content/fees'
import { addressLines, organisation } from '@/lib/content/organisation'
import { drawInto } from './drawings'
import { columns, page, within } from './geometry'
import { beginPage, pageHead, steps } from './parts'
import { landscape } from './shapes'
import type { Sheet } from './sheet'
import type { Words } from './words'

function applySteps({ t }: Words) {
  return [
    { title: t('Brochures.askTitle'), text: t('Brochures.askText') },
    { title: t('ThankYou.formTitle'), text: t('Brochures.formText') },
    {
      title: t('ThankYou.payTitle'),
      text: t('Brochures.payText', { deposit: formatRand(deposit) }),
    },
    { title: t('ThankYou.proofTitle'), text: t('ThankYou.proofText') },
  ]
}

type Entry = {
  readonly label: string
  readonly text: string
  readonly address: string
  readonly span?: number
}

/** An address as people write it: on paper nobody can follow a link. */
function shown(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** The address of the site; nothing while the site stands on someone's own machine. */
function website({ language, t }: Words): readonly Entry[] {
  const url = new URL(localePath('/', language), env.SITE_URL)
  if (url.protocol !== 'https:') return []
  return [{ label: t('Brochures.online'), text: shown(url.href), address: url.href }]
}

/** The ways to reach us, in rows of three columns. */
function ways(words: Words): readonly (readonly Entry[])[] {
  const { t } = words
  const { phone, email, whatsapp, external } = organisation
  const form = external.registrationForm
  return [
    [
      { label: t('Contact.phone'), text: phone.display, address: `tel:${phone.e164}` },
      { label: t('Contact.email'), text: email, address: `mailto:${email}` },
      { label: t('Contact.whatsapp'), text: shown(whatsapp), address: whatsapp },
    ],
    [{ label: t('Brochures.form'), text: shown(form), address: form, span: 2 }, ...website(words)],
  ]
}

function contact(sheet: Sheet, words: Words, y: number): number {
  const { t } = words
  const gap = 22
  const { width } = columns(3, gap)
  let top = sheet.write('H2', t('Contact.getInTouch'), 'heading', { y }) + 7
  for (const row of ways(words)) {
    let x: number = page.side
    const ends = row.map(({ label, text, address, span = 1 }) => {
      const box = { x, width: width * span + gap * (span - 1) }
      x += box.width + gap
      const end = sheet.write('P', label, 'label', { ...box, y: top })
      return sheet.link(text, address, { ...box, y: end + 1 })
    })
    top = Math.max(...ends) + 7
  }
  top = sheet.write('P', t('Contact.address'), 'label', { y: top })
  return sheet.write('P', addressLines(words.language).join(', '), 'body', { y: top })
}

/** How to apply and whom to ask, above the valley: the last page. */
export function drawApply(sheet: Sheet, words: Words): void {
  const { t, say } = words
  beginPage(sheet)
  const height = 258
  const valley = { x: 0, y: page.height - height, width: page.width, height }
  sheet.fill(valley, 'sky')
  drawInto(sheet, landscape, valley, { align: [0.9, 1] })
  sheet.group('Sect', () => {
    const start = pageHead(sheet, {
      kicker: say(organisation.name),
      title: t('Brochures.applyTitle'),
      intro: t('Brochures.applyIntro'),
    })
    const y = steps(sheet, applySteps(words), start + 20, 11)
    within(contact(sheet, words, y + 10), valley.y - 8, t('Contact.getInTouch'))
  })
}
