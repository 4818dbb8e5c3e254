/** Fonts in styles that stand in a page. Plain JavaScript, as the modules that use it. */
import postcss from 'postcss'

/** The name of a font family without its quotes. @type {(name: string) => string} */
const plain = (name) => name.replace(/^(["'])(.*)\1$/, '$2')

/**
 * Gives the fonts of a sheet that must come in time (`font-display: optional`) names of their own, which hold until the
 * document moves on to another page (components/site/fonts-after-navigation.tsx). Otherwise the same fonts would come once
 * more with the sheet itself; a browser has their files by then, and would set the whole page anew.
 * @param {import('postcss').Root} root
 */
export function renameOptionalFonts(root) {
  const renamed = /** @type {Map<string, string>} */ (new Map())
  root.walkAtRules('font-face', (face) => {
    const value = (/** @type {string} */ name) =>
      face.nodes?.find((node) => node.type === 'decl' && node.prop === name)
    const family = value('font-family')
    const display = value('font-display')
    if (family?.type !== 'decl' || display?.type !== 'decl' || display.value !== 'optional') return
    const own = `"${plain(family.value)} at first"`
    renamed.set(plain(family.value), own)
    family.value = own
  })
  root.walkDecls(/^--/, (declaration) => {
    const families = postcss.list.comma(declaration.value)
    const own = families.map((family) => renamed.get(plain(family)) ?? family)
    if (own.join() === families.join() || declaration.parent?.type !== 'rule') return
    declaration.value = own.join()
    declaration.important = true
    const rule = /** @type {import('postcss').Rule} */ (declaration.parent)
    rule.selectors = rule.selectors.map((selector) => `${selector}:not([data-moved-on])`)
  })
}
