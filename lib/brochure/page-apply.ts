import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { deposit, formatRand } from '@/lib/content/fees'
import { addressLines, organisation } from '@/lib/content/organisation'
import { drawInto } from './drawings'
import { columns, contentWidth, page } from './geometry'
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

/** The address of the site as people say it; nothing while the site stands on someone's own machine. */
function website({ language }: Words) {
  const url = new URL(localePath('/', language), env.SITE_URL)
  const shown = `${url.host}${url.pathname === '/' ? '' : url.pathname}`
  return url.protocol === 'https:' ? [{ text: shown, address: url.href }] : []
}

function contact(sheet: Sheet, words: Words, y: number): void {
  const { t } = words
  const { phone, email, whatsapp, external } = organisation
  const { xs, width } = columns(3, 22)
  const entries = [
    { label: t('Contact.phone'), links: [{ text: phone.display, address: `tel:${phone.e164}` }] },
    { label: t('Contact.email'), links: [{ text: email, address: `mailto:${email}` }] },
    {
      label: t('Brochures.online'),
      links: [
        ...website(words),
        { text: t('Contact.whatsappLink'), address: whatsapp },
        { text: t('ThankYou.formLink'), address: external.registrationForm },
      ],
    },
  ]
  const top = sheet.write('H2', t('Contact.getInTouch'), 'heading', { y }) + 8
  entries.forEach(({ label, links }, place) => {
    const x = xs[place] ?? page.side
    let end = sheet.write('P', label, 'label', { x, y: top, width })
    for (const { text, address } of links) end = sheet.link(text, address, { x, y: end + 1, width })
  })
  const address = sheet.write('P', t('Contact.address'), 'label', { y: top + 36, width })
  sheet.write('P', addressLines(words.language).join(', '), 'body', { y: address, width: contentWidth })
}

/** How to apply and whom to ask, above the valley: the last page. */
export function drawApply(sheet: Sheet, words: Words): void {
  const { t, say } = words
  beginPage(sheet)
  const height = 276
  const valley = { x: 0, y: page.height - height, width: page.width, height }
  sheet.fill(valley, 'sky')
  drawInto(sheet, landscape, valley, { align: [0.9, 1] })
  sheet.group('Sect', () => {
    const start = pageHead(sheet, {
      kicker: say(organisation.name),
      title: t('Brochures.applyTitle'),
      intro: t('Brochures.applyIntro'),
    })
    const y = steps(sheet, applySteps(words), start + 20, 11.5)
    contact(sheet, words, y + 12)
  })
}
