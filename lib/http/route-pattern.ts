import { unprefixed } from '@/lib/i18n/paths'
import { api, files, routes } from '@/lib/routes'

/** Stands for whatever an address has in a place: an id, a slug, the token of a message. */
const PLACE = '_'

/** The pattern of an address of lib/routes: `/pay/_`. */
function patternOf(address: string | ((...values: never[]) => string)): string {
  const path =
    typeof address === 'string' ? address : (address as (...values: string[]) => string)(PLACE, PLACE)
  return path.replace(/[?#].*/, '')
}

const patterns = [routes, files, api]
  .flatMap((group) => Object.values(group).map(patternOf))
  // What has no place in it fits one address alone, and comes first.
  .sort((one, other) => Number(one.includes(PLACE)) - Number(other.includes(PLACE)))
  .map((pattern) => ({
    pattern,
    form: new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(PLACE, '[^/]+')}$`),
  }))

/** Folders of files, whose names say nothing that a log needs. */
const FOLDER = /^\/(?:_next|brochures|images|pictures|scenes|share)(?=\/)/

/**
 * The pattern of the address of a request, without its query, its language and whatever is somebody's in it:
 * `/af/pay/5f0c….9a?x=1` gives `/pay/_`. What is no address of this site gives `other`.
 */
export function routePattern(address: string): string {
  const path = unprefixed(address.replace(/[?#].*/, ''))
  const folder = FOLDER.exec(path)
  if (folder) return `${folder[0]}/${PLACE}`
  return patterns.find(({ form }) => form.test(path))?.pattern ?? 'other'
}
