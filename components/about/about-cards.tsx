import { useLocale } from 'next-intl'
import { type AboutCard, aboutCards } from '@/lib/content/about'
import { AboutDrawing } from './drawings'

/** How a card lies in the grid: the mission and the values wide with the picture beside, the others narrow and tall. */
const shapes: Readonly<Record<AboutCard['key'], { card: string; picture: string; text: string }>> = {
  mission: { card: 'lg:col-span-7 sm:flex-row', picture: 'sm:h-auto sm:w-2/5', text: 'text-lead' },
  vision: { card: 'lg:col-span-5', picture: '', text: '' },
  community: { card: 'lg:col-span-5', picture: '', text: '' },
  values: { card: 'lg:col-span-7 sm:flex-row-reverse', picture: 'sm:h-auto sm:w-2/5', text: 'text-lead' },
}

/** Mission, vision, community and values. */
export function AboutCards() {
  const locale = useLocale()
  return (
    <ul className="grid gap-6 lg:grid-cols-12">
      {aboutCards.map(({ key, title, text }) => (
        <li
          key={key}
          className={`flex flex-col overflow-hidden rounded-card border border-line bg-raised ${shapes[key].card}`}
        >
          <AboutDrawing of={key} className={`h-36 w-full shrink-0 ${shapes[key].picture}`} />
          <div className="p-6 sm:p-8">
            <h2 className="text-h3">{title[locale]}</h2>
            <p className={`mt-3 text-quiet ${shapes[key].text}`}>{text[locale]}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
