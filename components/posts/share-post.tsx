import { Mail } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ShareButton } from '@/components/site/share-button'
import { WhatsAppIcon } from '@/components/site/floating-icon'
import { SocialIcon } from '@/components/site/social-icons'
import { ButtonAnchor } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { WhenAble } from './when-able'

/** Where a link to a post can be sent; nothing goes along but its title and address. */
const places = [
  {
    name: 'WhatsApp',
    icon: <WhatsAppIcon />,
    href: (title: string, address: string) =>
      `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  },
  {
    name: 'Facebook',
    icon: <SocialIcon network="facebook" />,
    href: (_title: string, address: string) =>
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  },
] as const

/** The ways to pass a post on. Plain links; only what needs a script has one. `address` is absolute. */
export function SharePost({ title, address }: { title: string; address: string }) {
  const t = useTranslations('Posts.article')
  const letter = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${address}`)}`
  return (
    <section aria-labelledby="share">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="share" className="text-h3">
          {t('share')}
        </h2>
        <WhenAble of="sheet">
          <ShareButton label={t('device')} title={title} address={address} />
        </WhenAble>
      </div>
      <ul className="mt-4 flex flex-wrap gap-3">
        {places.map(({ name, icon, href }) => (
          <li key={name}>
            <ButtonAnchor
              variant="quiet"
              href={href(title, address)}
              aria-label={`${t('shareOn', { place: name })} ${t('newTab')}`}
            >
              {icon}
              {name}
            </ButtonAnchor>
          </li>
        ))}
        <li>
          <ButtonAnchor variant="quiet" href={`mailto:?${letter}`} target={undefined}>
            <Mail className="size-5" aria-hidden />
            {t('email')}
          </ButtonAnchor>
        </li>
        <li>
          <WhenAble of="scripts">
            <CopyButton text={address} label={t('copy')} done={t('copied')} failed={t('notCopied')} />
          </WhenAble>
        </li>
      </ul>
    </section>
  )
}
