import { sceneFile, scenes } from '@/lib/scenes/files'

export const dynamic = 'force-static'
export const dynamicParams = false

/** No other address below /scenes exists. */
export function generateStaticParams() {
  return Object.keys(scenes).map((name) => ({ file: `${name}.svg` }))
}

/** A scene as SVG, made by the build. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const scene = Object.entries(scenes).find(([name]) => file === `${name}.svg`)?.[1]
  if (!scene) return new Response(null, { status: 404 })
  return new Response(sceneFile(scene), { headers: { 'Content-Type': 'image/svg+xml' } })
}
