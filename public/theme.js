// Sets the theme, and whether the cookie banner is shown, before the page is painted, and follows the system and other
// tabs afterwards. components/site/theme-switch.tsx changes the theme and components/site/cookie-banner.tsx answers the
// banner. It is a file, because the script policy names no inline script that is the same in every page.
;(function () {
  var root = document.documentElement
  var system = matchMedia('(prefers-color-scheme: dark)')

  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is closed to this page: the theme of the system holds, and the banner asks.
      return null
    }
  }

  function applyTheme() {
    var theme = stored('theme')
    var dark = theme === 'dark' || (theme !== 'light' && system.matches)
    root.classList.toggle('dark', dark)
    root.classList.toggle('light', !dark)
  }

  applyTheme()
  system.addEventListener('change', applyTheme)
  addEventListener('storage', applyTheme)
  root.dataset.consent = stored('cookie-consent') === 'accepted' ? 'accepted' : 'open'
})()
