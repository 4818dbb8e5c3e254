import { useLocale } from 'next-intl'
import { SceneImage } from '@/components/site/scene'
import { type AboutCard, aboutCards } from '@/lib/content/about'
import { chairs, domes, houses, stones } from '@/lib/scenes/about'

const wide = { picture: 'lg:h-auto lg:w-2/5', text: 'lg:text-lead' }
const tall = { picture: 'lg:h-36 lg:w-full', text: '' }

/** How a card lies in the wide grid: the mission and the values with the picture beside, the others under it. */
const shapes: Readonly<Record<AboutCard['key'], { card: string; picture: string; text: string }>> = {
  mission: { ...wide, card: 'lg:col-span-7' },
  vision: { ...tall, card: 'lg:col-span-5 lg:flex-col' },
  community: { ...tall, card: 'lg:col-span-5 lg:flex-col' },
  values: { ...wide, card: 'lg:col-span-7 lg:flex-row-reverse' },
}

const scenes = { mission: chairs, vision: domes, community: houses, values: stones } as const

/** Mission, vision, community and values. */
export function AboutCards() {
  const locale = useLocale()
  return (
    <ul className="grid gap-6 lg:grid-cols-12">
      {aboutCards.map(({ key, title, text }) => (
        <li
          key={key}
          className={`flex flex-col sm:flex-row overflow-hidden rounded-card border border-line bg-raised ${shapes[key].card}`}
        >
          <SceneImage
            scene={scenes[key]}
            align="xMidYMax meet"
            className={`h-36 w-full shrink-0 sm:h-auto sm:w-1/3 ${shapes[key].picture}`}
          />
          <div className="min-w-0 p-6 sm:p-8">
            <h2 className="text-h3">{title[locale]}</h2>
            <p className={`mt-3 text-quiet ${shapes[key].text}`}>{text[locale]}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
