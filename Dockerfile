# The site, run as an ordinary user on a read-only root. `tools` is the same with PostgreSQL's client, for backups.
# To pin the exact base image, append the digest: docker buildx imagetools inspect node:24.21.0-bookworm-slim

FROM node:24.21.0-bookworm-slim AS build
# For canonical links and the sitemap; see .env.example.
ARG VITE_SITE_URL
ARG VITE_API_URL
ARG VITE_MEDIA_URL
ARG VITE_CHART_URL
ARG VITE_REPOSITORY_URL
ARG VITE_SOCIAL_URLS
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run runtime -- /runtime

FROM node:24.21.0-bookworm-slim AS site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /runtime ./
RUN ln -s /app/dist/server/outline.js /usr/local/bin/outline && install -d -o node -g node -m 700 /data
USER node
VOLUME ["/data"]
EXPOSE 3000
# Docker only marks a container whose check fails: the check itself ends the process, and the restart policy starts it again.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).then(({ ok, status }) => { if (status === 503) process.kill(1); process.exit(ok ? 0 : 1); }, () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]

FROM site AS tools
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /backups
USER node
VOLUME ["/data", "/backups"]
HEALTHCHECK NONE
ENTRYPOINT ["outline"]
CMD ["help"]
