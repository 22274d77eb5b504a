vcl 4.1;
# For /etc/varnish/default.vcl. Varnish speaks no TLS: a proxy in front of it does (hitch, nginx), which sets X-Forwarded-For
# and X-Forwarded-Proto. TRUSTED_PROXIES names both: 127.0.0.1,::1 where they are on this machine.

backend default {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 60s;
    .between_bytes_timeout = 60s;
}

sub vcl_recv {
    # As a connection of their own: the chat, and the desk's events, which otherwise end after some minutes.
    if (req.http.upgrade ~ "(?i)websocket" || req.url == "/desk/api/events") {
        return (pipe);
    }
}

sub vcl_pipe {
    if (req.http.upgrade) {
        set bereq.http.upgrade = req.http.upgrade;
        set bereq.http.connection = req.http.connection;
    }
}
