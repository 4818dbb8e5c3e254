import type { ReactNode } from 'react'
import type { Theme } from '@/lib/palette'
import { type SceneName, sceneAddress } from '@/lib/scenes/names'

const shown = { light: 'dark:hidden', dark: 'hidden dark:block' } as const satisfies Record<Theme, string>

/**
 * A scene as a decoration of a page. The class gives it its size; it is cut where that has another shape. Of its two
 * pictures a browser loads the one for the theme, when it comes near.
 */
export function Scene({
  name,
  className,
  children,
}: {
  name: SceneName
  className: string
  /** What stands on the picture. */
  children?: ReactNode
}) {
  return (
    <div className={`relative overflow-hidden bg-sky ${className}`}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={sceneAddress(name, theme)}
          alt=""
          loading="lazy"
          decoding="async"
          className={`covering ${shown[theme]}`}
        />
      ))}
      {children}
    </div>
  )
}
