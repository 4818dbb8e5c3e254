import type { ReactNode } from 'react'
import type { Theme } from '@/lib/provider/palette'
import { type SceneName, sceneAddress } from '@/lib/scenes/names'

const shown = { light: 'dark:hidden', dark: 'hidden dark:block' } as const satisfies Record<Theme, string>

/**
 * A decorative scene. The class sets its size, and it is cropped to fit. Only the theme's picture is loaded, when it
 * comes near.
 */
export function Scene({
  name,
  className,
  children,
}: {
  name: SceneName
  className: string
  /** Shown on the picture. */
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
