/** All client paths (product.md section 2). Matching is case-insensitive. */
export const paths = {
  home: '/',
  shop: '/shops',
  library: '/librarys',
  /** An item of the library, by its Vietnamese name, folded (decisions.md, Items' addresses). */
  item: '/librarys/:item',
  download: '/download',
  news: '/news',
  /** A kind of news (`newsKinds` in contract/newsPages.ts), or an article by its slug in the language of the page. */
  article: '/news/:page',
  /** Help: what players ask. */
  support: '/support',
  events: '/events',
  /** An event by its slug in the language of the page. */
  event: '/events/:event',
  season: '/season',
  /** Accessories on one's robot: tried on, bought, worn. */
  wardrobe: '/wardrobe',
  /** A player's card, by the user name. */
  card: '/u/:userName',
  /** A page that the server makes by itself (contract/status.ts): never a route of the client. */
  status: '/status',
  account: '/account',
  /** A tab of the account centre (site/account/tabs.ts). */
  accountTab: '/account/:tab',
  /** Former path of the account centre; redirects to it. */
  profile: '/profile',
  terms: '/terms',
  privacy: '/privacy',
  /** Linked from a receipt's mail, with its key in the query. */
  receipt: '/receipts/:id',
  /** The box of a gift, with its key behind the # (account.md, Gift as a link). */
  gift: '/gift/:id',
  /** Used by the guards; redirects to the sign-in screen (decisions.md, Routes). */
  login: '/login',
  auth: {
    login: '/auth/login',
    forgotPassword: '/auth/forgot-password',
    verifyEmail: '/auth/verify-email',
    verifyResetPassword: '/auth/verify-reset-password',
    setPassword: '/auth/set-password',
    /** Linked from a sign-in notice. */
    notMe: '/auth/not-me',
    googleCallback: '/auth/google/callback',
    invitation: '/auth/invitation',
  },
  admin: {
    root: '/admin',
    dashboard: '/admin/admindashboard',
    users: '/admin/usermanager',
    transactions: '/admin/transaction-management',
    notifications: '/admin/system-notifications',
    shop: '/admin/shop-management',
    progress: '/admin/progress-management',
    combat: '/admin/combat-management',
    content: '/admin/content-management',
    reports: '/admin/report-support',
    settings: '/admin/settings',
    staff: '/admin/settings/staff',
  },
} as const;
