import { unprefixed } from '@/lib/i18n/paths'
import { api, files, routes } from '@/lib/routes'

/** Placeholder for the variable parts of an address: an id, a slug, the token of a message. */
const PLACE = '_'

/** The pattern of an address in lib/routes: `/pay/_`. */
function patternOf(address: string | ((...values: never[]) => string)): string {
  const path =
    typeof address === 'string' ? address : (address as (...values: string[]) => string)(PLACE, PLACE)
  return path.replace(/[?#].*/, '')
}

const patterns = [routes, files, api]
  .flatMap((group) => Object.values(group).map(patternOf))
  // Patterns without a placeholder match a single address, and come first.
  .sort((one, other) => Number(one.includes(PLACE)) - Number(other.includes(PLACE)))
  .map((pattern) => ({
    pattern,
    form: new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(PLACE, '[^/]+')}$`),
  }))

/** Folders of files, whose names are of no use in a log. */
const FOLDER = /^\/(?:_next|brochures|images|pictures|scenes|share)(?=\/)/

/**
 * The pattern of an address, without query, language and personal parts: `/af/pay/5f0c….9a?x=1` gives `/pay/_`, unknown
 * ones `other`.
 */
export function routePattern(address: string): string {
  const path = unprefixed(address.replace(/[?#].*/, ''))
  const folder = FOLDER.exec(path)
  if (folder) return `${folder[0]}/${PLACE}`
  return patterns.find(({ form }) => form.test(path))?.pattern ?? 'other'
}
