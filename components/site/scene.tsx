import type { ReactNode } from 'react'
import { SCENE_ID, type SceneName, sceneAddress, sceneFrames } from '@/lib/scenes/names'
import type { Frame } from '@/lib/scenes/scene'

/**
 * A scene as a decoration of a page, in the colours of its theme. It fills its box and is cut where the box has another
 * shape; `align` says how, as SVG's preserveAspectRatio. Children are drawn on top, in the units of the scene.
 */
export function SceneImage({
  name,
  view = sceneFrames[name],
  align = 'xMidYMid slice',
  className,
  children,
}: {
  name: SceneName
  view?: Frame
  align?: string
  className?: string
  children?: ReactNode
}) {
  return (
    <svg viewBox={view.join(' ')} preserveAspectRatio={align} className={className} aria-hidden>
      <use href={`${sceneAddress(name)}#${SCENE_ID}`} />
      {children}
    </svg>
  )
}
