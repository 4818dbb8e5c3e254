import { useTranslations } from 'next-intl'
import { ShareButton } from '@/components/site/share-button'
import { ButtonAnchor } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { WhenSupported } from '@/components/ui/when-supported'

/** Only title and address are sent. */
const networks = [
  {
    name: 'WhatsApp',
    icon: 'whatsapp',
    href: (title: string, address: string) =>
      `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  },
  {
    name: 'Facebook',
    icon: 'facebook',
    href: (_title: string, address: string) =>
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  },
] as const

/** Ways to share a post: plain links, and two buttons that need a script. `address` is absolute. */
export function SharePost({ title, address }: { title: string; address: string }) {
  const t = useTranslations('Posts.article')
  const links = useTranslations('Links')
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${address}`)}`
  return (
    <section aria-labelledby="share">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="share" className="text-lead">
          {t('share')}
        </h2>
        <WhenSupported feature="share">
          <ShareButton label={t('device')} title={title} address={address} />
        </WhenSupported>
      </div>
      <ul className="mt-4 flex flex-wrap gap-3">
        {networks.map(({ name, icon, href }) => (
          <li key={name}>
            <ButtonAnchor
              variant="quiet"
              href={href(title, address)}
              aria-label={`${t('shareOn', { network: name })} ${links('newTab')}`}
            >
              <Icon name={icon} />
              {name}
            </ButtonAnchor>
          </li>
        ))}
        <li>
          <ButtonAnchor variant="quiet" href={`mailto:?${mail}`} target={undefined}>
            <Icon name="mail" />
            {t('email')}
          </ButtonAnchor>
        </li>
        <li>
          <WhenSupported feature="scripts">
            <CopyButton text={address} label={t('copy')} done={t('copied')} failed={t('notCopied')} />
          </WhenSupported>
        </li>
      </ul>
    </section>
  )
}
